// A process of its own for tests: opens the cluster of a DATA_DIR, says so, and holds it until it is killed.
import { openCluster } from '#server/database/cluster/cluster.ts'

const cluster = await openCluster(process.argv[2] ?? '', { durable: false })
process.on('SIGINT', () => {})
process.on('SIGTERM', () => process.exit(1))
process.stdout.write(`${JSON.stringify({ pid: cluster.pid, appUrl: cluster.appUrl })}\n`)
setInterval(() => {}, 60_000)
