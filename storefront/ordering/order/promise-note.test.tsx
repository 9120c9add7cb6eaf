import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { SiteContext } from '../../shell/site-context.ts'
import { PromiseNote } from './promise-note.tsx'

const draw = (note: React.ReactNode): string =>
  renderToStaticMarkup(
    <SiteContext value={{ site: { messages: {} } as unknown as SiteWire, language: 'en', t: (key) => key }}>
      {note}
    </SiteContext>,
  )
const moved = (earlier: boolean) =>
  ({
    status: 'accepted',
    timeline: [],
    promise_change: { at: '', was: '05:30 PM', earlier },
    promised_time: '05:20 PM',
  }) as unknown as OrderWire

it('a promise that got sooner is good news; one that got later is a warning', () => {
  const tone = (page: string) => /lucide-(circle-check|triangle-alert) /.exec(page)?.[1]
  const [sooner, later] = [
    draw(<PromiseNote order={moved(true)} />),
    draw(<PromiseNote order={moved(false)} />),
  ]
  expect([tone(sooner), sooner.includes('promise.sooner')]).toEqual(['circle-check', true])
  expect([tone(later), later.includes('promise.moved')]).toEqual(['triangle-alert', true])
})
