import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { readChoices } from '#server/store/site/choice-lists.ts'

/** Takes a tenant and a language; returns why guests leave a queue, as they are offered; any other text is fine too. Spec 3, 7. */
export async function listReasons(
  { db }: Deps,
  tenantId: string,
  language: Language,
): Promise<{ data: { id: string; name: string }[] }> {
  const reasons = await db.read(tenantId, (read) => readChoices(read, 'waiting_reasons'))
  return { data: reasons.map(({ id, name }) => ({ id, name: wordIn(name, language) })) }
}

/** Takes what a browser sent as its reason, an id of the list or words; returns the words that staff read. */
export async function reasonWords(
  deps: Deps,
  tenantId: string,
  sent: string | undefined,
  language: Language,
): Promise<string | undefined> {
  if (sent === undefined || sent === '') return sent
  const { data } = await listReasons(deps, tenantId, language)
  return data.find(({ id }) => id === sent)?.name ?? sent
}
