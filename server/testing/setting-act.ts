/** Where a setting acts, and the test that sees it act: a file, and words of the test's name. */
export interface SettingAct {
  readonly at: string
  readonly test: readonly [file: string, words: string]
}

/** Takes where settings act, a test's file and words of its name, and their keys; returns a line for each. */
export const acts = (
  at: string,
  file: string,
  words: string,
  ...names: string[]
): Record<string, SettingAct> =>
  Object.fromEntries(
    names.flatMap((list) => list.split(' ')).map((key) => [key, { at, test: [file, words] }]),
  )

/** Takes a group and its keys without it; returns the whole keys. */
export const group = (name: string, keys: string) =>
  keys
    .split(' ')
    .map((key) => `${name}.${key}`)
    .join(' ')
