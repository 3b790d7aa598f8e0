import setup from '../prepared-data-global.ts'

// `npm test` runs this beside its first checks. The suites that need the data then find it.
await setup()
