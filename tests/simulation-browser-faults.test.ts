import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Faults, falseAnswer, kindOf } from './simulation/browser/faults.ts'
import { type NetworkProxy, openProxy } from './simulation/browser/proxy.ts'
import { randomFrom } from './simulation/browser/random.ts'

describe('the faults of the kill test', () => {
  const thousand = (seed: number) => {
    const faults = new Faults(seed)
    faults.mode = 'on'
    return Array.from({ length: 1_000 }, () => faults.decide('rows').fault)
  }

  it('are the same for the same seed, and leave most calls alone', () => {
    expect(thousand(1)).toEqual(thousand(1))
    expect(thousand(1)).not.toEqual(thousand(2))
    expect(new Set(thousand(1)).size).toBe(10)
    expect(thousand(1).filter((fault) => fault === 'none').length).toBeGreaterThan(500)
  })

  it('never touch pages and scripts, and stop when told to', () => {
    const faults = new Faults(1)
    faults.mode = 'outage'
    expect(faults.decide(kindOf('/assets/app.js')).fault).toBe('none')
    expect(faults.decide(kindOf('/rest/v1/rpc/apply_ops')).fault).toBe('cut before')
    faults.mode = 'off'
    expect(faults.decide('rows').fault).toBe('none')
    expect(faults.total).toBe(1)
  })

  it('speak in the place of the server', () => {
    const answer = (fault: Parameters<typeof falseAnswer>[0]) => falseAnswer(fault, randomFrom(1))
    expect(answer('html 200')?.headers['content-type']).toContain('text/html')
    expect(answer('too many 429')?.headers['retry-after']).toMatch(/^[123]$/)
    expect(answer('cut after')).toBeUndefined()
  })
})

describe('the proxy of the kill test', () => {
  const open: { server?: Server; proxy?: NetworkProxy } = {}
  afterEach(async () => {
    await open.proxy?.close()
    open.server?.close()
  })

  async function start() {
    const heard: string[] = []
    open.server = createServer((asked, answer) => {
      heard.push(asked.url ?? '')
      answer.end('{"ok":true}')
    })
    await new Promise<void>((resolve) => open.server?.listen(0, '127.0.0.1', resolve))
    const port = (open.server.address() as AddressInfo).port
    open.proxy = await openProxy(`http://127.0.0.1:${port}`, new Faults(1))
    return { heard, proxy: open.proxy }
  }

  const call = (url: string) =>
    new Promise<string>((resolve) => {
      const asked = request(url, (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve(text))
      })
      asked.on('error', () => resolve('cut'))
      asked.end()
    })

  it('cuts one call before the server hears of it, and one after', async () => {
    const { heard, proxy } = await start()
    proxy.watch((path, moment) => path.includes('apply_ops') && moment === 'arriving')
    expect(await call(`${proxy.url}/rest/v1/rpc/pull_changes`)).toBe('{"ok":true}')
    expect(await call(`${proxy.url}/rest/v1/rpc/apply_ops`)).toBe('cut')
    expect(heard).toEqual(['/rest/v1/rpc/pull_changes'])
    proxy.watch((path, moment) => path.includes('apply_ops') && moment === 'answered')
    expect(await call(`${proxy.url}/rest/v1/rpc/apply_ops`)).toBe('cut')
    expect(await call(`${proxy.url}/rest/v1/rpc/apply_ops`)).toBe('{"ok":true}')
    expect(heard).toHaveLength(3)
  })

  it('lets nothing through in an outage', async () => {
    const { heard, proxy } = await start()
    proxy.faults.mode = 'outage'
    expect(await call(`${proxy.url}/functions/v1/sweep-jobs`)).toBe('cut')
    expect(await call(`${proxy.url}/app.html`)).toBe('{"ok":true}')
    expect(heard).toEqual(['/app.html'])
  })
})
