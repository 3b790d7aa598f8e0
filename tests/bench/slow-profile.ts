import type { Page } from 'playwright-core'

const RTT_MS = 400
const BYTES_A_SECOND = 400_000 / 8

export const CPU_RATE = 4

export async function slowCpu(page: Page, rate = CPU_RATE): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The slow profile: a round trip of 400 ms, 400 kbit/s, and a processor four times as slow. */
export async function slowDown(page: Page): Promise<void> {
  await slowCpu(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: RTT_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
}
