import { makeCaller, type Caller, type ClientOptions } from './caller.ts'
import { callGroups, type Client } from './client.ts'

type MakeCalls = (caller: Caller) => object

let groups: ReadonlyMap<PropertyKey, MakeCalls> | undefined

/** Takes what makeClient takes; returns the same client, whose calls are made when asked for: a page makes two of three hundred. */
export function makeClientOnDemand(options: ClientOptions): Client {
  const caller = makeCaller(options)
  const groupOf = (groups ??= groupsByCall(caller))
  return new Proxy({} as Client, {
    get(made, name) {
      if (!(name in made)) Object.assign(made, groupOf.get(name)?.(caller))
      return made[name as keyof Client]
    },
  })
}

function groupsByCall(caller: Caller): ReadonlyMap<PropertyKey, MakeCalls> {
  const all: readonly MakeCalls[] = callGroups
  return new Map(
    all.flatMap((makeCalls) => Object.keys(makeCalls(caller)).map((name) => [name, makeCalls] as const)),
  )
}
