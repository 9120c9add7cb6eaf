import { countries } from '#domain/core/country.ts'
import type { Country } from '#domain/core/country.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { foldForSearch, matchesSearch } from '#domain/core/search-fold.ts'

/** Takes a word or a dial code and the tenant's country; returns the countries that it names, the tenant's first. */
export function findCountries(query: string, home: string): readonly Country[] {
  const ordered = countries.toSorted((a, b) => Number(b.iso_code2 === home) - Number(a.iso_code2 === home))
  const wanted = toWesternDigits(query).trim().replace(/^00/, '')
  return ordered.filter(({ name, iso_code2, mobile_code }) =>
    matchesSearch(foldForSearch(`${name.ar} ${name.en} ${iso_code2} ${mobile_code}`), wanted),
  )
}
