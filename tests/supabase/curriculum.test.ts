import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { curriculumSeed, curriculumVersion } from '../../supabase/seed/curriculum-sql.ts'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, Teacher } from '../support/teacher.ts'

interface Block {
  subject: string
  year_group: string
  strand: string
  skill: string
  goals: { id: string; outcome: string; source: string }[]
}
const file = new URL('../../supabase/seed/nz-curriculum.json', import.meta.url)
const tree = JSON.parse(readFileSync(file, 'utf8')) as Block[]

onBothDatabases('the curriculum', (db) => {
  let teacher: Teacher
  beforeAll(async () => {
    teacher = await Teacher.join(db())
  })
  const ask = async (text: string, values: string[] = []): Promise<Record<string, string>[]> =>
    db().as('anon', (tx) => tx.sql(text, values))

  it('[CURR-26] subjects come in the order of the tree', async () => {
    expect(await ask('select * from public.get_unique_subjects()')).toEqual(
      [...new Set(tree.map((b) => b.subject))].map((subject) => ({ subject })),
    )
  })

  it('[CURR-26] [CURR-27] [CURR-28] [CURR-29] [CURR-30] the cascade reaches all 1,650 goals, word for word, for a visitor', async () => {
    const found: Block[] = []
    for (const { subject = '' } of await ask('select * from public.get_unique_subjects()'))
      for (const { year_group = '' } of await ask('select * from public.get_year_groups_by_subject($1)', [
        subject,
      ]))
        for (const { strand = '' } of await ask('select * from public.get_strands_by_subject_year($1, $2)', [
          subject,
          year_group,
        ]))
          for (const { skill = '' } of await ask(
            'select * from public.get_skills_by_subject_strand($1, $2, $3)',
            [subject, year_group, strand],
          )) {
            const goals = await ask('select * from public.get_learning_goals_by_criteria($1, $2, $3, $4)', [
              subject,
              year_group,
              strand,
              skill,
            ])
            found.push({ subject, year_group, strand, skill, goals: goals as unknown as Block['goals'] })
          }
    expect(found.flatMap((b) => b.goals)).toHaveLength(1650)
    const key = (b: Block) => [b.subject, b.year_group, b.strand, b.skill].join(' | ')
    const expected = new Map(tree.map((b) => [key(b), b.goals.map(({ id, outcome }) => ({ id, outcome }))]))
    expect(new Map(found.map((b) => [key(b), b.goals]))).toEqual(expected)
  })

  it('[CURR-26] a signed-in teacher reads it too, by the parameter names of the specification', async () => {
    const rows = await teacher.sql(
      `select * from public.get_learning_goals_by_criteria(subject_param => $1, year_group_param => $2,
         strand_param => $3, skill_param => $4)`,
      [tree[0]?.subject, tree[0]?.year_group, tree[0]?.strand, tree[0]?.skill],
    )
    expect(rows).toHaveLength(tree[0]?.goals.length ?? -1)
  })

  it('what is not in the tree is an empty list', async () => {
    expect(await ask('select * from public.get_year_groups_by_subject($1)', ['Alchemy'])).toEqual([])
  })

  it('the version is the hash of the file, and loading it again changes nothing', async () => {
    expect(await call(db(), 'anon', 'curriculum_version')).toBe(curriculumVersion())
    const loaded = () =>
      db().as('owner', (tx) => tx.sql('select loaded_at::text, version from public.curriculum_versions'))
    const before = await loaded()
    const { sql, version } = curriculumSeed()
    expect(sql).toBe(curriculumSeed().sql)
    expect(version).toMatch(/^[0-9a-f]{64}$/)
    await db().as('owner', (tx) => tx.sql(sql))
    expect(await loaded()).toEqual(before)
  })

  it('another version replaces the tree', async () => {
    const blocks = [
      {
        subject: 'S',
        year_group: 'Y',
        strand: 'T',
        skill: 'K',
        goals: [{ id: 'g', outcome: 'o', source: 'unverified' }],
      },
    ]
    const load = (version: string, list: unknown) =>
      db().as('owner', (tx) =>
        tx.sql<{ goals: number }>('select private.load_curriculum($1, $2::text::jsonb) as goals', [
          version,
          JSON.stringify(list),
        ]),
      )
    expect(await load('next', blocks)).toEqual([{ goals: 1 }])
    expect(await call(db(), 'anon', 'curriculum_version')).toBe('next')
    expect(await load(curriculumVersion(), tree)).toEqual([{ goals: 1650 }])
  })
})
