import { beginnings, exceptions, resultGroups } from './result-codes.ts'
import type { ResultKind } from './result-codes.ts'

const listed = new Map<string, ResultKind>(
  resultGroups.flatMap(({ outcome, codes }) =>
    Object.entries(codes).flatMap(([beginning, ends]) =>
      ends.split(' ').map((end) => [`${beginning}.${end}`, outcome] as const),
    ),
  ),
)

/** Takes a result code; returns what it tells: by OPPWA's list, else by its documented groups. Others prove nothing (safety 3). */
export function kindOfResult(code: string): ResultKind {
  return (
    exceptions[code] ??
    listed.get(code) ??
    beginnings.find(([beginning]) => beginning.test(code))?.[1] ??
    'unknown'
  )
}

/** All codes of OPPWA's list. */
export const listedCodes: readonly string[] = [...listed.keys()]
