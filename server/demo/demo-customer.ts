import type { CountryCode } from '#domain/core/country.ts'

const mobiles: Readonly<Partial<Record<CountryCode, string>>> = {
  SA: '+966551112233',
  EG: '+201011122333',
  AE: '+971501112233',
}

/** Takes a demo restaurant's country; returns the number of its regular, whose codes the outbox shows. Demo only (safety 33). */
export function demoMobile(country: CountryCode): string {
  return mobiles[country] ?? ''
}
