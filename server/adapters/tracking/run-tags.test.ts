import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { runTags } from './run-tags.ts'

interface Frame {
  readonly scripts: { src: string }[]
  readonly window: Record<string, unknown>
  tell(data: object): void
}

/** The frame as a browser makes it: the script alone, from its own text. */
function openFrame(tags: readonly { provider: string; web_code: string; src: string }[]): Frame {
  const scripts: { src: string }[] = []
  let dispatch: (event: object) => void = () => {}
  const window: Record<string, unknown> = {
    parent: { postMessage: () => {} },
    addEventListener: (_: string, act: (event: object) => void) => (dispatch = act),
  }
  const document = {
    getElementById: () => ({ textContent: JSON.stringify({ parents: ['https://shop.example'], tags }) }),
    createElement: () => ({ src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  }
  runInNewContext(`(${runTags})()`, { window, document })
  return { scripts, window, tell: (data) => dispatch({ origin: 'https://shop.example', data }) }
}

const view = { name: 'page_view', location: 'https://shop.example/menu', title: 'Menu', route: '/menu' }

it('TikTok’s script finds its code and the calls that waited, and puts its own methods in their place', () => {
  const src = 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=CODE&lib=ttq'
  const frame = openFrame([{ provider: 'tiktok_pixel', web_code: 'CODE', src }])
  frame.tell({ visitor: '1.2' })
  frame.tell({ step: view })
  expect(frame.scripts).toMatchObject([{ src }])
  const { TiktokAnalyticsObject: name } = frame.window
  const waiting = frame.window[String(name)] as unknown[] & Record<string, unknown>
  expect(waiting['_i']).toMatchObject({ CODE: { _u: 'https://analytics.tiktok.com/i18n/pixel/events.js' } })
  expect([...waiting].map(String)).toEqual(['page'])
  const calls: string[] = []
  waiting['page'] = () => calls.push('page')
  frame.tell({ step: view })
  expect(calls).toEqual(['page'])
})

it('a script that has taken over is called as its own', () => {
  const frame = openFrame([
    { provider: 'snapchat_pixel', web_code: 'CODE', src: 'https://sc-static.net/x.js' },
  ])
  frame.tell({ visitor: '1.2' })
  const stub = frame.window['snaptr'] as { queue: unknown[][]; handleRequest?: unknown }
  expect(stub.queue.map(([call]) => call)).toEqual(['init'])
  const own: unknown[] = []
  stub.handleRequest = function (this: unknown) {
    own.push(this)
  }
  frame.tell({ step: view })
  expect(own).toEqual([stub])
})
