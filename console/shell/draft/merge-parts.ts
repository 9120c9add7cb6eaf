const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Takes what both began from, mine and theirs; returns theirs with the parts that I changed. */
export function mergeParts<T extends object>(from: T, mine: T, theirs: T): T {
  const touched = partsOf(mine).filter((part) => !isSame(mine[part], from[part]))
  return { ...theirs, ...Object.fromEntries(touched.map((part) => [part, mine[part]])) }
}

/** Takes what both began from, mine and theirs; tells whether both changed one of the parts, each to something else. */
export function haveMet<T extends object>(from: T, mine: T, theirs: T): boolean {
  return partsOf(mine).some(
    (part) =>
      !isSame(mine[part], from[part]) &&
      !isSame(theirs[part], from[part]) &&
      !isSame(mine[part], theirs[part]),
  )
}

const partsOf = <T extends object>(whole: T) => Object.keys(whole) as (keyof T)[]
