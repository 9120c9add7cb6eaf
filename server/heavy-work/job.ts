/** A function that the thread of heavy work runs. Only the thread loads its file, and all that it needs. */
export interface Job<Given, Made> {
  /** From the project's folder. */
  readonly file: string
  readonly name: string
  /** What it takes and makes is known to the types alone. */
  readonly types?: (given: Given) => Made
}

/**
 * Names a function, which has to be exported by that file: `jobOf<typeof drawReceipt>(…, 'drawReceipt')`. What it takes and
 * what it returns travels between threads: plain data, dates and bytes.
 */
export function jobOf<Made extends (given: never) => unknown>(
  file: string,
  name: string,
): Job<Parameters<Made>[0], Awaited<ReturnType<Made>>> {
  return { file, name }
}
