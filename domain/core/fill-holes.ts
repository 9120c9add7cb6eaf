/**
 * Takes a text with {holes} and values by name; returns the text with the values in their places, each kept apart from the
 * direction of the text around it. A hole without a value stays empty. Safety 36.
 */
export function fillHoles(text: string, values: Readonly<Record<string, unknown>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? `\u2068${value}\u2069` : ''
  })
}
