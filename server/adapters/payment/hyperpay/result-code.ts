/**
 * `taken` money came in, also where somebody still looks at it · `pending` · `rejected` this try failed · `refused` the call
 * itself was wrong · `absent` no transaction of that reference · `unknown` proves nothing, 200.300.404 first of all.
 */
export type ResultKind = 'taken' | 'pending' | 'rejected' | 'refused' | 'absent' | 'unknown'

/** OPPWA's documented groups, in the order in which they are tried: a code belongs to the first that its beginning fits. */
const groups: readonly (readonly [RegExp, ResultKind])[] = [
  [/^200\.300\.404/, 'unknown'],
  [/^700\.400\.580/, 'absent'],
  // a chargeback begins like a success
  [/^000\.100\.2/, 'unknown'],
  [/^(000\.000\.|000\.100\.1|000\.[36]|000\.400\.1[12]0)/, 'taken'],
  [/^(000\.400\.0[^3]|000\.400\.100)/, 'taken'],
  [/^000\.200/, 'pending'],
  [/^(800\.400\.5|100\.400\.500)/, 'pending'],
  [/^(900\.[1234]00|000\.400\.030)/, 'unknown'],
  [/^(800\.[56]|999\.|600\.1|800\.800\.[84])/, 'unknown'],
  // throttled: that tells of the call, not of the payment
  [/^800\.120\.1/, 'unknown'],
  [/^300\.100\.100/, 'rejected'],
  [/^(000\.400\.1[0-9][1-9]|000\.400\.2)/, 'rejected'],
  [/^(600\.[23]|500\.[12]|800\.121)/, 'refused'],
  [/^(800\.[17]00|800\.800\.[123])/, 'rejected'],
  [/^100\.39[765]/, 'rejected'],
  [/^(100\.400\.[0-3]|100\.38)/, 'rejected'],
  [/^800\.[32]/, 'rejected'],
  [/^800\.1[123456]0/, 'rejected'],
  [/^100\.55/, 'refused'],
  [/^700\.[1345][05]0/, 'refused'],
  [/^(200\.[123]|100\.[53][07]|800\.900|100\.[69]00\.500)/, 'refused'],
]

/** Takes a result code; returns what it tells. Unlisted codes, chargebacks among them, prove nothing (safety 3). */
export function kindOfResult(code: string): ResultKind {
  return groups.find(([beginning]) => beginning.test(code))?.[1] ?? 'unknown'
}
