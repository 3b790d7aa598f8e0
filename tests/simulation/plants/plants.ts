interface Change {
  /** Of the app (from src/) or of the database (a migration). */
  file: string
  /** What is written in its place. Each text must be in the file exactly as it is here. */
  patches: [from: string, to: string][]
}

/** A bug put in on purpose, to show that the simulation finds it. */
export interface Plant extends Change {
  name: string
  /** Which invariants should notice. */
  breaks: string
  /** In a second file. */
  also?: Change
}

export const PLANTS: Plant[] = [
  {
    name: 'receipt-check-dropped',
    breaks: 'I2: an op sent twice is done twice',
    file: 'supabase/migrations/20261122011400_push.sql',
    patches: [
      [
        'from private.applied_ops where user_id = me and op_id = id;\n  if found then',
        'from private.applied_ops where user_id = me and op_id = id;\n  if false then',
      ],
      [
        'values (me, id, md5(op::text), outcome);',
        'values (me, id, md5(op::text), outcome) on conflict do nothing;',
      ],
    ],
  },
  {
    name: 'charged-at-every-try',
    breaks: 'I2: used is not the messages sent',
    file: 'supabase/migrations/20261122011300_send.sql',
    patches: [
      [
        'charged := private.charge(me, message_id::text);',
        'charged := private.charge(me, gen_random_uuid()::text);',
      ],
    ],
  },
  {
    name: 'realtime-moves-the-cursor',
    breaks: 'I7: rows between are never pulled',
    file: 'src/sync/triggers.ts',
    patches: [
      [
        'const onNudge: OnNudge = (table, id, gone) => {',
        `const onNudge: OnNudge = (table, id, gone) => {
           void db.meta.get('sync').then((at) => at && db.meta.put({ ...at, cursor: at.cursor + 1 }))`,
      ],
    ],
  },
  {
    name: 'refused-op-replayed',
    breaks: 'I9: a screen shows what was refused',
    file: 'src/local-store/outbox-entry.ts',
    patches: [["=> entry.state !== 'parked' && !isFromNewerApp(entry)", '=> !isFromNewerApp(entry)']],
  },
  {
    // Either guard alone covers for the other: this one takes both away.
    name: 'as-of-and-revisions-ignored',
    breaks: 'I7: an answer held back brings back what was',
    file: 'src/sync/reconcile.ts',
    patches: [
      [
        'if (stored && (stored.rev > base.rev || (stored.rev === base.rev && !isBare(stored)))) return []',
        '',
      ],
    ],
    also: {
      file: 'src/sync/position.ts',
      patches: [["return answer.as_of < position.cursor ? 'stale' : 'usable'", "return 'usable'"]],
    },
  },
  {
    name: 'document-of-the-shelf-ignored',
    breaks: 'I8: colleagues have a title without its document',
    file: 'src/sync/reconcile.ts',
    patches: [['(stored.rev === base.rev && !isBare(stored))', 'stored.rev === base.rev']],
  },
  {
    name: 'colleagues-not-told',
    breaks: 'I8: a device that has all by its head has not the shelf',
    file: 'supabase/migrations/20261129073000_shelf_nudge.sql',
    patches: [['set rev = h.rev + 1 from free', 'set rev = h.rev from free']],
  },
  {
    name: 'tombstone-ignored',
    breaks: 'I7: what was removed elsewhere stays',
    file: 'src/sync/reconcile.ts',
    patches: [
      [
        'for (const item of rows) {',
        "for (const item of rows) {\n    if (item.t === 'sync_tombstones') continue",
      ],
    ],
  },
  {
    name: 'outbox-cleared-on-401',
    breaks: 'I1: words vanish',
    file: 'src/sync/push.ts',
    patches: [
      [
        "if (treatmentOf(failure) !== 'again') return requeue(db, inFlight, clock.now() + PAUSE_MS)",
        "if (treatmentOf(failure) !== 'again') return db.outbox.bulkDelete(inFlight.map(({ seq }) => seq))",
      ],
    ],
  },
  {
    name: 'new-id-on-retry',
    breaks: 'I1 and I2: one message becomes two ops',
    file: 'src/sync/push.ts',
    patches: [
      [
        "inFlight.map((entry) => ({ ...entry, state: 'queued', nextAttemptAt }))",
        `inFlight.map((entry) => {
           const opId = crypto.randomUUID()
           return { ...entry, state: 'queued', nextAttemptAt, opId, op: { ...entry.op, op_id: opId } }
         })`,
      ],
    ],
  },
  {
    name: 'cursor-before-rows',
    breaks: 'I7: a tab killed between the two loses rows',
    file: 'src/sync/pull.ts',
    patches: [
      [
        '): Promise<Step> {\n  await applying(db, async () => {',
        '): Promise<Step> {\n  await db.meta.put({ ...asked, cursor: answer.cursor })\n  await applying(db, async () => {',
      ],
      [' || now.cursor >= answer.cursor) return', ') return'],
    ],
  },
  {
    name: 'entry-removed-before-receipt',
    breaks: 'I1: a lost answer loses the words',
    file: 'src/sync/push.ts',
    patches: [
      [
        'const ops = going.map(({ op }) => op)',
        'const ops = going.map(({ op }) => op)\n  await context.db.outbox.bulkDelete(going.map(({ seq }) => seq))',
      ],
    ],
  },
  {
    name: 'sent-entry-coalesced',
    breaks: 'I1: what may be on its way is taken back',
    file: 'src/local-store/outbox-entry.ts',
    patches: [["(state === 'queued' && attempts === 0)", "state === 'queued'"]],
  },
  {
    name: 'refused-message-holds-nothing',
    breaks: 'I4: the second message arrives before the first',
    file: 'src/sync/batch.ts',
    patches: [["(entry.state === 'parked' && entry.op.op === 'message.send')", 'false']],
  },
  {
    name: 'refused-message-holds-everything',
    breaks: 'I6: one refusal stops all chats',
    file: 'src/sync/batch.ts',
    patches: [['if (holdsLane(entry)) lanes.add(entry.lane)', 'if (holdsLane(entry)) stopped = true']],
  },
  {
    name: 'done-entry-leaves-at-once',
    breaks: 'I5: words are out of sight until their rows come',
    file: 'src/sync/position.ts',
    patches: [['rev !== undefined && rev <= position.cursor', 'rev !== undefined']],
  },
  {
    name: 'anyone-s-rows-taken',
    breaks: "I11: another teacher's rows are stored",
    file: 'src/sync/receive.ts',
    patches: [['rows.every(({ r }) => r.user_id === db.userId)', 'Array.isArray(rows)']],
  },
  {
    name: 'resync-clears-outbox',
    breaks: 'I1: a restored server costs unsent words',
    file: 'src/sync/resync.ts',
    patches: [
      [
        "await db.outbox.where('state').equals('acked').modify({ state: 'queued', nextAttemptAt: 0 })",
        'await db.outbox.clear()',
      ],
    ],
  },
  {
    name: 'called-sent-while-sending',
    breaks: 'I16: "sent" before the receipt',
    file: 'src/local-store/outbox-entry.ts',
    patches: [
      [
        "entries.filter((entry) => entry.state !== 'acked')",
        "entries.filter((entry) => entry.state !== 'acked' && entry.attempts === 0)",
      ],
    ],
  },
  {
    name: 'unsent-words-locked-away',
    breaks: 'I1: a forced sign-out costs unsent words',
    file: 'src/local-store/purge-synced-rows.ts',
    patches: [["await db.outbox.where('state').equals('acked').delete()", 'await db.outbox.clear()']],
  },
]

export function plantNamed(name: string): Plant {
  const plant = PLANTS.find((one) => one.name === name)
  if (!plant) throw new Error(`No plant "${name}". There are: ${PLANTS.map((one) => one.name).join(', ')}`)
  return plant
}

export const changesOf = (plant: Plant): Change[] => (plant.also ? [plant, plant.also] : [plant])

/** Throws when the text has changed, so that no plant can silently come to nothing. */
export function planted({ file, patches }: Change, text: string): string {
  return patches.reduce((patched, [from, to]) => {
    if (!patched.includes(from)) throw new Error(`A plant no longer fits ${file}, write it anew: ${from}`)
    return patched.replace(from, () => to)
  }, text)
}

export const isOfDatabase = ({ file }: Plant) => file.endsWith('.sql')
