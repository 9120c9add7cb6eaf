import fc from 'fast-check'
import { exact, type JsonSchema } from './arbitrary-attack.ts'
import { encoded, headerText, type Operation, type WildRequest } from './request-attack.ts'

interface Place {
  readonly in: 'path' | 'query' | 'header' | 'body'
  readonly name: string
}

/** Takes an operation, the ids that exist and nasty texts; returns requests with each text in each place, the rest right. */
export function nastyRequests(
  operation: Operation,
  ids: readonly string[],
  texts: readonly string[],
): WildRequest[] {
  const places: Place[] = [
    ...operation.parameters.map(({ name, in: where }) => ({ in: where as Place['in'], name })),
    ...Object.keys(operation.body?.properties ?? {}).map((name) => ({ in: 'body' as const, name })),
  ]
  const right = (schema: JsonSchema) => fc.sample(exact(schema, ids), { numRuns: 1, seed: 7 })[0]
  const parameters = Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, right(schema)]))
  const fields = Object.entries(operation.body?.properties ?? {}).map(([name, schema]) => [
    name,
    right(schema),
  ])
  const build = (place: Place, text: string, language: 'ar' | 'en'): WildRequest => {
    const at = (where: Place['in']) => operation.parameters.filter((one) => one.in === where)
    const value = (name: string, where: Place['in']) =>
      place.in === where && place.name === name ? text : parameters[name]
    const query = at('query')
      .map(({ name }) => `${name}=${encoded(value(name, 'query'))}`)
      .join('&')
    const path = operation.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => encoded(value(name, 'path')) || '-',
    )
    const headers = Object.fromEntries(
      at('header').map(({ name }) => [name, headerText(value(name, 'header'))]),
    )
    const body = { ...Object.fromEntries(fields), ...(place.in === 'body' && { [place.name]: text }) }
    return {
      method: operation.method,
      path: query ? `${path}?${query}` : path,
      language,
      who: 'owner of it',
      headers: { 'x-localization': language, 'content-type': 'application/json', ...headers },
      body: operation.method === 'GET' ? undefined : JSON.stringify(body),
    }
  }
  return places.flatMap((place) => texts.map((text, i) => build(place, text, i % 2 === 0 ? 'ar' : 'en')))
}
