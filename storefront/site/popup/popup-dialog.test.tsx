import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BannerWire, SiteWire } from '#contract/platform/tenant.ts'
import type { Language } from '#domain/core/words.ts'
import { ChatLink } from '../../shell/later/chat-link.tsx'
import { sectionId } from '../../menu/section-id.ts'
import { SiteContext } from '../../shell/site-context.ts'
import { PopupDialog } from './popup-dialog.tsx'
import { AtPlace } from '../../moves/at-place.tsx'

const banner: BannerWire = {
  id: 'banner1',
  place: 'web_popup',
  type: 'default',
  title: 'عرض',
  text: '',
  picture: null,
  images: [],
  item_id: null,
  group_id: null,
  url: null,
  appear_in_period: 60,
}

/** What stands on a page of a restaurant, as text. */
function onPage(
  what: React.ReactNode,
  { language = 'ar' as Language, path = '/', chat_url = '' } = {},
): string {
  const site = { messages: {}, chat_url } as unknown as SiteWire
  return renderToStaticMarkup(
    <SiteContext value={{ site, language, t: () => '' }}>
      <AtPlace path={path}>{what}</AtPlace>
    </SiteContext>,
  )
}

const linkOf = (popup: Partial<BannerWire>, language?: Language) =>
  /<a [^>]*>/.exec(
    onPage(<PopupDialog popup={{ ...banner, ...popup }} onClose={() => {}} />, { language }),
  )?.[0]

describe('spec 2: a popup', () => {
  it('leads to an item page, in the language of the page', () => {
    const dish = { type: 'item', item_id: 'item1' } as const
    expect(linkOf(dish)).toContain('href="/item/item1"')
    expect(linkOf(dish, 'en')).toContain('href="/en/item/item1"')
  })

  it('leads to the menu at a group', () => {
    expect(linkOf({ type: 'group', group_id: 'group1' }, 'en')).toContain(
      `href="/en/menu#${sectionId('group1')}"`,
    )
  })

  it('leads to an external URL in a new tab, which learns nothing of this one', () => {
    const link = linkOf({ type: 'url', url: 'https://example.com/offer' })
    expect(link).toContain('href="https://example.com/offer"')
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="noopener noreferrer"')
  })

  it('by default leads nowhere', () => {
    expect(linkOf({ type: 'default', url: 'https://example.com/offer' })).toBeUndefined()
  })
})

describe('spec 1: the floating chat link', () => {
  const chat = { chat_url: 'https://wa.me/966551234567' }

  it('stands on a page, in a new tab', () => {
    const link = onPage(<ChatLink />, chat)
    expect(link).toContain('href="https://wa.me/966551234567"')
    expect(link).toContain('target="_blank"')
  })

  it('is not there without an address, nor where money is paid', () => {
    expect(onPage(<ChatLink />)).toBe('')
    expect(onPage(<ChatLink />, { ...chat, path: '/checkout' })).toBe('')
    expect(onPage(<ChatLink />, { ...chat, path: '/en/checkout' })).toBe('')
  })

  it('is not on the page of a driver, whose next step stands in its corner', () => {
    expect(onPage(<ChatLink />, { ...chat, path: '/driver/run1' })).toBe('')
  })
})
