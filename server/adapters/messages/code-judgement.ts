import { judge, type Received } from './call-provider.ts'
import type { SendAnswer } from './port.ts'

/** What a code of the maker's list means for the message that it answers: `busy` is surely not taken and may go later. */
export type CodeJudgement = 'taken' | 'refused' | 'busy'

/** A maker's list: each code with what it means. What it says counts more than the HTTP status that it came with. */
export type CodeList = Readonly<Record<string, CodeJudgement>>

/** Takes codes by what they mean; returns the list. Throws when one is named twice: a list that contradicts itself is a bug. */
export function makeCodeList(groups: Readonly<Partial<Record<CodeJudgement, readonly string[]>>>): CodeList {
  const list: Record<string, CodeJudgement> = {}
  for (const meaning of ['taken', 'refused', 'busy'] as const)
    for (const code of groups[meaning] ?? []) {
      if (list[code]) throw new Error(`code ${code} is listed twice`)
      list[code] = meaning
    }
  return list
}

/**
 * Takes a list, the code that an answer names (empty: none), what was received and the maker's words; judges by the code,
 * and by the HTTP status where the list does not know it. `taken` stands for itself: the caller knows the message's name.
 */
export function judgeByCode(
  list: CodeList,
  code: string,
  received: Received,
  said: string,
): 'taken' | Exclude<SendAnswer, { state: 'taken' }> {
  const meaning = received.status === 0 ? undefined : list[code]
  if (meaning === 'taken') return meaning
  if (meaning) return { state: meaning, error: said.slice(0, 300) }
  return judge(received, said)
}
