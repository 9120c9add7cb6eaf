import type { Currency, Minor } from '../core/money.ts'
import { settingText, type Settings } from '../site/settings.ts'

/** What a table that nobody vouched for may order by itself where the restaurant says nothing else: a family's meal. */
const usual: Readonly<Record<Currency, Minor>> = { SAR: 40_000, AED: 40_000, QAR: 40_000, EGP: 400_000 }

/**
 * Takes a restaurant's settings and currency; returns what may be ordered at a table before somebody vouches for those who
 * sit there, minor units; 0 = nothing. Rule "Rounds", decision 0203.
 */
export function firstRoundLimit(settings: Settings, currency: Currency): Minor {
  const own = settingText(settings, 'dine_in.first_round_limit')
  return own === '' ? usual[currency] : Number(own)
}
