import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { GroupWire } from '#contract/ordering/group-order.ts'
import { SiteContext } from '../../shell/site-context.ts'
import type { PageFrame } from '../../shell/site-context.ts'
import { GroupActs } from './group-acts.tsx'
import { GroupMembers } from './group-members.tsx'
import type { useGroup } from './use-group.ts'

const site = { currency: { code: 'SAR', symbol: 'ر.س' }, messages: {} } as unknown as PageFrame['site']
const draw = (page: React.ReactNode): string =>
  renderToStaticMarkup(<SiteContext value={{ site, language: 'ar', t: (key) => key }}>{page}</SiteContext>)

const member = { id: 'a', name: 'سارة', host: true, mine: false, share: '94.00', payment: 'none' }
const group = {
  open: true,
  order_id: null,
  role: 'stranger',
  members: [{ ...member, lines: [{ line_id: 'l', quantity: 2, name: 'برجر', amount: '94.00' }] }],
} as unknown as GroupWire

it('design 8: a count is isolated without its sign, so that an Arabic line begins with the number', () => {
  const line = /<li>.*?<\/li>/.exec(draw(<GroupMembers group={group} />))?.[0]
  expect(line).toMatch(/<bdi[^>]*>2<\/bdi>×/)
})

it('who joins without a name is told at the field', () => {
  const seen = { group, refused: 'مطلوب', busy: false } as unknown as ReturnType<typeof useGroup>
  const page = draw(<GroupActs seen={seen} />)
  expect(page).toMatch(/<input[^>]*aria-invalid="true"/)
  expect(page.match(/مطلوب/g)).toHaveLength(1)
})
