import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteContext } from '../../shell/site-context.ts'
import { HoldStrip } from './hold-strip.tsx'

const from = '2026-11-21T18:00:00.000Z'
const strip = (seconds: number) => {
  const until = new Date(Date.parse(from) + seconds * 1000).toISOString()
  return renderToStaticMarkup(
    <SiteContext value={{ site: undefined, language: 'en', t: (key) => key }}>
      <HoldStrip until={until} renderedAt={from} onOver={() => {}} />
    </SiteContext>,
  )
}
const words = (seconds: number) =>
  /role="timer">(.*?)<\/span>/.exec(strip(seconds))?.[1]?.replaceAll(/<[^>]*>/g, '')

it('spec 4, 9: a hold counts down in minutes, from the moment of the server to none', () => {
  expect([600, 65, 9, 0, -30].map(words)).toEqual([
    'The table is held for you for 10:00',
    'The table is held for you for 1:05',
    'The table is held for you for 0:09',
    'The table is held for you for 0:00',
    'The table is held for you for 0:00',
  ])
})

it('says aloud when five minutes and one are left, and marks the last one', () => {
  expect([301, 300, 61, 60].map((seconds) => /5 minutes|1 minute|one minute/i.test(strip(seconds)))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect([61, 59].map((seconds) => strip(seconds).includes('data-soon'))).toEqual([false, true])
})
