import { isTaxNumber } from '#domain/einvoicing/tax-number.ts'
import type { OpeningStepsWire } from '#contract/backoffice/opening-steps.ts'
import { getCountry } from '#domain/core/country.ts'
import { missingSteps, type OpeningFacts, type OpeningStep } from '#domain/backoffice/opening-steps.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingText } from '#domain/site/settings.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { standardSlugs } from '#domain/site/standard-pages.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchesOf, mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import {
  countForOpening,
  dismissSteps,
  listDismissedSteps,
  type OpeningCounts,
} from '#server/store/backoffice/opening-steps.ts'

/**
 * Takes who looks and the language; returns what is missing before the restaurant opens, from its real content, without
 * what its owner does not need; who opens some branches alone reads what is theirs. Refuses 'not-allowed' to all who do not open it.
 */
export async function readOpeningSteps(
  deps: Deps,
  staff: StaffSession,
  language: Language,
): Promise<OpeningStepsWire | Refusal> {
  if (!mayStaff(staff.role, 'site')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const now = new Date(deps.clock())
  const [counts, dismissed] = await deps.db.snapshot(staff.tenantId, async (db) => [
    await countForOpening(db, now),
    await listDismissedSteps(db),
  ])
  const own = branchesOf(staff, catalogue.branches)
  // a demo's messages have their outbox from the first day
  const sender = counts.sender || deps.senders.outboxes.length > 0
  const missing = missingSteps(factsOf(catalogue, own, { ...counts, sender }))
  const whole = mayEverywhere(staff, 'site')
  return {
    steps: missing
      .filter(({ step, branchId }) => !dismissed.has(step) && (branchId !== undefined || whole))
      .map(({ step, branchId }) => {
        const branch = own.find(({ id }) => id === branchId)
        return { step, branch: branch ? { id: branch.id, name: wordIn(branch.name, language) } : null }
      }),
  }
}

/**
 * Takes steps that the restaurant does without; returns what is missing besides. Refuses 'not-allowed' to all who do not open
 * it in every branch: a step that is gone is gone for all of them (decision 0129).
 */
export async function dismissOpeningSteps(
  deps: Deps,
  staff: StaffSession,
  steps: readonly OpeningStep[],
  language: Language,
): Promise<OpeningStepsWire | Refusal> {
  if (!mayEverywhere(staff, 'site')) return refuse('not-allowed')
  await deps.db.write(staff.tenantId, async (db) => {
    await dismissSteps(db, steps)
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'account-opening-steps',
      subject: staff.tenantId,
      after: { steps },
    })
  })
  return readOpeningSteps(deps, staff, language)
}

function factsOf(
  { tenant, settings, items, pages, zones, gateway, off }: Catalogue,
  branches: readonly Branch[],
  counts: OpeningCounts,
): OpeningFacts {
  const sold = [...items.values()]
  const { capital } = getCountry(tenant.country)
  return {
    branches: branches.map((branch) => ({
      id: branch.id,
      types: branch.types,
      hours: branch.hours.length > 0 || Object.values(branch.typeHours).some((hours) => hours.length > 0),
      unplaced: branch.latitude === capital[0] && branch.longitude === capital[1],
      phone: branch.phone,
      zones: zones.filter((zone) => zone.branchId === branch.id && zone.on).length,
      tables: counts.tables[branch.id] ?? 0,
    })),
    items: { count: sold.length, pictured: sold.filter((item) => item.picture).length },
    untaxed:
      tenant.vatBasisPoints > 0 &&
      branches.some(
        ({ customTax }) =>
          !isTaxNumber(customTax.enabled ? customTax.number : tenant.taxNumber, tenant.country),
      ),
    unnamed: tenant.country === 'SA' && settingText(settings, 'general.commercial_register') === '',
    cards: settingText(settings, 'payment.methods').split(',').includes('card'),
    gateway: gateway !== undefined,
    sender: counts.sender,
    // what the provider has switched off is not its owner's to do
    websiteOn: off || settingText(settings, 'website.enable') === '1',
    logo: (settingText(settings, 'website.logo') || tenant.logo) !== '',
    ownPages: standardSlugs.filter((slug) => pages.some((page) => page.slug === slug && !page.standard))
      .length,
    team: counts.team,
  }
}
