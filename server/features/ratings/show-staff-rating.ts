import type { StaffRatingWire } from '#contract/ratings/rating.ts'
import { clockWords, dateWords } from '#domain/core/clock-words.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { StaffSession } from '#server/http/request.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { StaffRatingRow } from '#server/store/ratings/staff-ratings.ts'

/** Takes a rating with its order; returns it for a member of staff, with what they may do about it. */
export function showStaffRating(
  { row, order, items, photos }: StaffRatingRow,
  catalogue: Catalogue,
  { staff, language }: { staff: StaffSession; language: Language },
): StaffRatingWire {
  const zone = catalogue.branches.find((branch) => branch.id === row.branch_id)?.timeZone ?? 'UTC'
  const names = new Map(order.bill.lines.map((line) => [line.itemId, wordIn(line.name, language)]))
  const hidden = row.hidden_at !== null
  const mayHide = mayStaff(staff.role, 'hide_rating')
  return {
    id: row.id,
    order_id: row.order_id,
    order_number: order.number === null ? '' : String(order.number).padStart(3, '0'),
    order_type: order.type,
    customer: order.contact_name,
    overall: row.overall,
    food: row.food,
    service: row.service,
    delivery: row.delivery,
    comment: row.comment,
    items: items.map(({ item_id, liked }) => ({
      item_id,
      name: names.get(item_id) ?? '',
      thumb: liked ? 'up' : 'down',
    })),
    photos: photos.map(({ id, width, height }) => ({ id, width, height })),
    made_at: row.made_at.toISOString(),
    date: dateWords(row.made_at.getTime(), zone),
    time: clockWords(row.made_at.getTime(), zone, language),
    answer: row.answer,
    hidden,
    hidden_reason: row.hidden_reason ?? '',
    may: [
      ...(mayStaff(staff.role, 'answer_rating') ? (['answer'] as const) : []),
      ...(mayHide ? ([hidden ? 'show' : 'hide'] as const) : []),
    ],
  }
}
