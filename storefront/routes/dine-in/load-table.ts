import { CallError, type Client } from '#contract/core/client.ts'
import type { TableSessionWire } from '#contract/dine-in/table.ts'
import { whyOutside, type WhyOutside } from '../../dine-in/why-outside.ts'

/** The session, or why this phone sees nothing of it: it is over or a guess, or the phone does not sit there. */
export type FoundTable =
  | { readonly session: TableSessionWire; readonly why?: undefined }
  | { readonly session?: undefined; readonly why: WhyOutside }

/** Takes a session's id; returns it as this phone may see it. Rule "Phones at a table". */
export async function loadTable(
  client: Pick<Client, 'tableSession'>,
  { type, id = '' }: { readonly type?: string | undefined; readonly id?: string | undefined },
): Promise<FoundTable> {
  if (type !== 'dinein') throw Response.json({ code: 'page-not-found' }, { status: 404 })
  try {
    return { session: await client.tableSession(id) }
  } catch (error) {
    const why = error instanceof CallError ? whyOutside(error) : undefined
    if (!why) throw error
    return { why }
  }
}
