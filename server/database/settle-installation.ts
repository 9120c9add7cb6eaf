import type pg from 'pg'
import { StartRefused } from '../start-refused.ts'

/**
 * Demo or live is written into the database when it is made; a start that means the other is refused (safety 33).
 * `fill` fills a new one before it is marked, so that a start that died in it begins again.
 */
export async function settleInstallation(
  owner: pg.Client,
  mode: 'demo' | 'live',
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ mode: string }>('select mode from installation')
  const made = rows[0]?.mode
  if (made === mode) return
  if (made) {
    throw new StartRefused(
      `This database was made ${made}, this start is ${mode}: use another ${mode === 'demo' ? 'DATA_DIR' : 'database'}, or set MODE=${made}.`,
    )
  }
  if (mode === 'demo') await fill()
  await owner.query('insert into installation (mode) values ($1)', [mode])
}
