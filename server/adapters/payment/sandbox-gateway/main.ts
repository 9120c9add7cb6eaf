import { parseArgs } from 'node:util'
import { startSandboxGateway } from './start-sandbox-gateway.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    books: { type: 'string' },
    key: { type: 'string', default: process.env.SANDBOX_GATEWAY_KEY },
    'public-url': { type: 'string' },
    'no-fsync': { type: 'boolean', default: false },
    /** Ends with whoever started it: when the pipe to its standard input closes. */
    'until-stdin-ends': { type: 'boolean', default: false },
  },
})

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const port = Number(values.port)
if (!values.books) stopWith('--books is missing: the folder in which the sandbox gateway keeps its books.')
if (!values.key)
  stopWith('--key (or SANDBOX_GATEWAY_KEY) is missing: the operator key of the sandbox gateway.')
if (!Number.isInteger(port) || port < 0 || port > 65_535) stopWith(`--port ${values.port} is not a port.`)

const gateway = await startSandboxGateway({
  port,
  host: values.host,
  books: values.books,
  key: values.key,
  fsync: !values['no-fsync'],
  ...(values['public-url'] && { publicUrl: values['public-url'].replace(/\/+$/, '') }),
}).catch((error: unknown) => stopWith(error instanceof Error ? error.message : String(error)))

let ending = false
async function end(): Promise<void> {
  if (ending) return
  ending = true
  await gateway.close()
  process.exit(0)
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
if (values['until-stdin-ends']) process.stdin.on('end', end).on('error', end).resume()

// one line that a parent process can read
process.stdout.write(`${JSON.stringify({ ready: 'sandbox-gateway', url: gateway.url, pid: process.pid })}\n`)
