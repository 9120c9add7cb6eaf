import type { BannerWire } from '#contract/platform/tenant.ts'
import { earliest } from '#domain/menu/availability.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Banner } from '#server/store/site/load-site.ts'

/**
 * Takes banners, the asked place, language and now; returns those whose place begins with it and whose dates hold,
 * and when that changes next. Rule "Banners by place": place=web answers all banners whose place begins with web.
 */
export function showBanners(
  banners: readonly Banner[],
  place: string,
  language: Language,
  now: number,
): { shown: BannerWire[]; changesAt: number | undefined } {
  const placed = banners.filter((banner) => banner.place.startsWith(place))
  const dates = placed
    .flatMap((banner) => [banner.startsAt, banner.endsAt])
    .filter((at) => at !== undefined && at > now)
  const held = placed.filter((banner) => (banner.startsAt ?? 0) <= now && now < (banner.endsAt ?? Infinity))
  return {
    changesAt: earliest(...dates),
    shown: held.map((banner) => ({
      id: banner.id,
      place: banner.place,
      type: banner.type,
      title: wordIn(banner.title, language),
      text: wordIn(banner.text, language),
      picture: banner.picture ?? null,
      images: banner.picture ? [`/pictures/${banner.picture.id}/800`] : [],
      item_id: banner.itemId ?? null,
      group_id: banner.groupId ?? null,
      url: banner.url ?? null,
      appear_in_period: banner.appearInPeriod,
    })),
  }
}
