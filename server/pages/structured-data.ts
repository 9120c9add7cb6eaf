import { localPath } from '#domain/core/local-path.ts'
import type {
  MenuItem,
  MenuSection,
  NutritionInformation,
  OpeningHoursSpecification,
  Restaurant,
  RestrictedDiet,
  WithContext,
  Menu,
} from 'schema-dts'
import { isOffered } from '#domain/menu/availability.ts'
import { getCountry } from '#domain/core/country.ts'
import type { Item } from '#domain/menu/menu.ts'
import { gramsText } from '#domain/menu/menu-labels.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { identityField } from '#domain/site/company-identity.ts'
import { settingText, settingWords } from '#domain/site/settings.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { pricedItems } from '../content/branch-items.ts'
import { itemPlace, menuPlace, type MenuPlace, type MenuType } from '../content/menu-place.ts'
import type { Branch, Catalogue } from '../store/menu/catalogue.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const networks = ['facebook', 'instagram', 'x', 'snapchat', 'tiktok', 'youtube'] as const

/** The page that is described. */
export interface DescribedPage {
  /** Without language prefix. */
  readonly path: string
  readonly language: Language
  /** Scheme and host. */
  readonly origin: string
  /** UTC ms: which prices hold. */
  readonly now: number
}

/**
 * Takes a tenant's content and a page; returns what search engines are told of it (schema.org): each branch as a Restaurant
 * on home and branches, the Menu on menus, the dish on its page; undefined for all else.
 */
export function structuredData(
  content: Catalogue,
  page: DescribedPage,
): WithContext<Menu> | WithContext<MenuItem> | readonly WithContext<Restaurant>[] | undefined {
  const { path } = page
  if (path === '/' || path === '/branches')
    return content.branches.map((branch) => ({
      '@context': 'https://schema.org',
      ...restaurant(content, branch, page),
    }))
  const [, type] = /^\/menu(?:\/(pickup|car|delivery|e))?$/.exec(path) ?? []
  if (type !== undefined || path === '/menu') {
    const place = menuPlace(content, { type: type as MenuType | undefined })
    return isRefusal(place)
      ? undefined
      : { '@context': 'https://schema.org', ...menu(content, itemsIn(content, place, page), page) }
  }
  const [, id = ''] = /^\/item\/([0-9A-Za-z]+)$/.exec(path) ?? []
  const place = itemPlace(content, id, {})
  const item = place && !isRefusal(place) ? itemsIn(content, place, page).get(id) : undefined
  return item && { '@context': 'https://schema.org', ...dish(content, item, page) }
}

/** As who comes from a search, without a branch of its own, sees them. */
function itemsIn(
  content: Catalogue,
  { branch, type }: MenuPlace,
  { now }: DescribedPage,
): ReadonlyMap<string, Item> {
  const { items } = pricedItems(content, { branchId: branch.id, type: type === 'e' ? 'dinein' : type, now })
  return type === 'e' ? items : new Map([...items].filter(([, item]) => isOffered(item, type)))
}

const address = ({ origin, language }: DescribedPage, path: string) => origin + localPath(path, language)

function restaurant(content: Catalogue, branch: Branch, page: DescribedPage): Exclude<Restaurant, string> {
  const { tenant, settings } = content
  const { language, origin } = page
  const one = content.branches.length === 1
  const name = wordIn(tenant.name, language)
  const logo = settingText(settings, 'website.logo') || tenant.logo
  const social = networks.map((network) => settingText(settings, `social.${network}_url`)).filter(Boolean)
  return {
    '@type': 'Restaurant',
    '@id': `${origin}/branches#${branch.id}`,
    name: one ? name : `${name} · ${wordIn(branch.name, language)}`,
    url: address(page, '/'),
    ...companyOf(content, language),
    ...(logo && { image: `${origin}/pictures/${logo}/500.png`, logo: `${origin}/pictures/${logo}/500.png` }),
    ...(branch.phone && { telephone: branch.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: wordIn(branch.address, language),
      addressCountry: getCountry(tenant.country).iso_code2,
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    currenciesAccepted: tenant.currency,
    hasMenu: address(page, '/menu'),
    openingHoursSpecification: branch.hours.length > 0 ? branch.hours.map(hours) : [hours(always)],
    ...(social.length > 0 && { sameAs: social }),
    potentialAction: {
      '@type': 'OrderAction',
      target: { '@type': 'EntryPoint', urlTemplate: address(page, '/menu') },
    },
  }
}

/** Who sells, where it was entered. */
function companyOf({ tenant, settings }: Catalogue, language: Language) {
  const legalName = wordIn(settingWords(settings, 'general.legal_name'), language)
  const register = settingText(settings, 'general.commercial_register')
  const propertyID = identityField('general.commercial_register', tenant.country)?.label
  return {
    ...(legalName && { legalName }),
    ...(tenant.taxNumber && { vatID: tenant.taxNumber }),
    ...(register &&
      propertyID && {
        identifier: {
          '@type': 'PropertyValue' as const,
          propertyID: wordIn(propertyID, language),
          value: register,
        },
      }),
  }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A branch without hours is always open (domain/timing/opening.ts). */
const always = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }

function hours({ days: on, from, to }: Branch['hours'][number]): OpeningHoursSpecification {
  // opening and closing at one time would say that it is closed
  const whole = to - from >= 1440
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: on.map((day) => days[day] ?? 'Sunday'),
    opens: whole ? '00:00' : clock(from),
    closes: whole ? '23:59' : clock(to),
  }
}

function menu(content: Catalogue, here: ReadonlyMap<string, Item>, page: DescribedPage): Menu {
  const sections = content.groups.map((group): MenuSection => {
    const items = [...here.values()].filter((item) => item.groupId === group.id)
    return {
      '@type': 'MenuSection',
      name: wordIn(group.name, page.language),
      hasMenuItem: items.map((item) => dish(content, item, page)),
    }
  })
  return {
    '@type': 'Menu',
    name: wordIn(content.tenant.name, page.language),
    url: address(page, '/menu'),
    inLanguage: page.language,
    hasMenuSection: sections.filter(({ hasMenuItem }) => (hasMenuItem as readonly unknown[]).length > 0),
  }
}

/** Calories and what is weighed, each with its unit as schema.org wants it; salt as its sodium, two fifths of it. */
function nutrition({ calories, labels = {} }: Item): { nutrition?: NutritionInformation } {
  const { salt, protein, fat, carbs, sugar } = labels
  const grams = (milligrams: number) => `${gramsText(milligrams)} g`
  const facts = {
    ...(calories !== undefined && { calories: `${calories} calories` }),
    ...(salt !== undefined && { sodiumContent: `${Math.round((salt * 2) / 5)} mg` }),
    ...(protein !== undefined && { proteinContent: grams(protein) }),
    ...(fat !== undefined && { fatContent: grams(fat) }),
    ...(carbs !== undefined && { carbohydrateContent: grams(carbs) }),
    ...(sugar !== undefined && { sugarContent: grams(sugar) }),
  }
  return Object.keys(facts).length > 0 ? { nutrition: { '@type': 'NutritionInformation', ...facts } } : {}
}

/** Diets that the restaurant named. */
function suitable({ tags }: Item): { suitableForDiet?: RestrictedDiet[] } {
  const fits = [
    ...(tags.includes('vegetarian') ? ['https://schema.org/VegetarianDiet' as const] : []),
    ...(tags.includes('vegan') ? ['https://schema.org/VeganDiet' as const] : []),
  ]
  return fits.length > 0 ? { suitableForDiet: fits } : {}
}

function dish({ tenant }: Catalogue, item: Item, page: DescribedPage): MenuItem {
  const description = wordIn(item.description, page.language)
  return {
    '@type': 'MenuItem',
    name: wordIn(item.name, page.language),
    url: address(page, `/item/${item.id}`),
    ...(description && { description }),
    ...(item.picture && { image: `${page.origin}/pictures/${item.picture.id}/500.png` }),
    ...nutrition(item),
    ...suitable(item),
    offers: { '@type': 'Offer', price: toDecimal(item.price), priceCurrency: tenant.currency },
  }
}
