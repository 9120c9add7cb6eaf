import { makeId } from '#server/core/make-id.ts'
import type { CaptchaSimulator } from './make-captcha.ts'

export const captchaSimulator: CaptchaSimulator = {
  path: '/_sim/captcha',
  keys: { siteKey: 'simulated-site-key', secret: 'simulated-secret' },
}

/** As the services say it: an answer is good for two minutes, once. */
const lifeMs = 120_000

const globals: Readonly<Record<string, string>> = {
  recaptcha_v2: 'grecaptcha',
  hcaptcha: 'hcaptcha',
  turnstile: 'turnstile',
}

/**
 * Takes the clock; returns what answers under `/_sim/captcha`: the script of each service (a box to tick in its place),
 * and `siteverify` as the services answer it. Of a demo and of tests alone.
 */
export function simulateCaptcha(clock: () => number): (request: Request) => Promise<Response | undefined> {
  const given = new Map<string, { host: string; until: number }>()
  return async (request) => {
    const url = new URL(request.url)
    const [, kind = '', act] = /^\/_sim\/captcha\/(\w+)\/([\w.]+)$/.exec(url.pathname) ?? []
    const name = globals[kind]
    if (!name) return undefined
    if (act === 'api.js') return script(name, kind, url.searchParams.get('hl') === 'en')
    if (request.method !== 'POST') return undefined
    if (act === 'solve') {
      const token = makeId()
      const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '')
      given.set(token, { host, until: clock() + lifeMs })
      return Response.json({ token })
    }
    if (act !== 'siteverify') return undefined
    const form = new URLSearchParams(await request.text())
    return Response.json(verify(form, given, clock()))
  }
}

function verify(form: URLSearchParams, given: Map<string, { host: string; until: number }>, now: number) {
  const no = (code: string) => ({ success: false, 'error-codes': [code] })
  if (form.get('secret') !== captchaSimulator.keys.secret) return no('invalid-input-secret')
  const token = form.get('response') ?? ''
  const known = given.get(token)
  if (!known) return no('invalid-input-response')
  given.delete(token)
  if (known.until < now) return no('timeout-or-duplicate')
  return { success: true, challenge_ts: new Date(now).toISOString(), hostname: known.host }
}

function script(name: string, kind: string, english: boolean): Response {
  const words = JSON.stringify(english ? 'I am not a robot (demo)' : 'أنا لست روبوتًا (تجربة)')
  const text = `(() => {
  const boxes = []
  window.${name} = {
    ready: (run) => run(),
    render(place, { callback, 'expired-callback': expired }) {
      const label = document.createElement('label')
      const box = document.createElement('input')
      box.type = 'checkbox'
      label.append(box, ' ', ${words})
      place.append(label)
      box.addEventListener('click', async (event) => {
        if (!box.checked) return expired && expired()
        // as the services do: the tick comes with the answer
        event.preventDefault()
        const answer = await fetch('/_sim/captcha/${kind}/solve', { method: 'POST' })
        callback((await answer.json()).token)
        box.checked = true
      })
      return boxes.push(box) - 1
    },
    reset(at) { boxes[at].checked = false },
    remove() {},
  }
})()`
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { headers })
}
