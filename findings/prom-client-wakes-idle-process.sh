#!/usr/bin/env bash
# prom-client 15.1.3: what collectDefaultMetrics() costs a process that does nothing.
#
# Guess: default metrics are read when somebody asks for them (each has collect()), so an idle process sleeps as it did before.
# Seen: the event loop's lag is sampled every 10 ms by a timer of its own (eventLoopMonitoringPrecision), so an idle process is
# woken 40 to 100 times a second (as often as the machine lets it), and twice with a precision of 500.
# Linux alone: it counts the context switches of the process. Exits non-zero when the default wakes an idle process no more
# than ten times a second.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund prom-client@15.1.3 >/dev/null
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { collectDefaultMetrics, Registry } from 'prom-client'
const kind = process.argv[2]
const register = new Registry()
if (kind === 'default') collectDefaultMetrics({ register })
if (kind === 'seldom') collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 500 })
const switches = () => Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1])
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
await rest(2000)
const before = switches()
await rest(5000)
console.log(Math.round((switches() - before) / 5))
process.exit(0)
JS
none=$(node run.mjs none)
default=$(node run.mjs default)
seldom=$(node run.mjs seldom)
echo "wake-ups a second: $none without metrics, $default with the default ones, $seldom with a precision of 500 ms"
[ "$default" -gt $((none + 10)) ]
