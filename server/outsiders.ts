import { makeCaptcha } from './outside/captcha/make-captcha.ts'
import type { Captcha } from './outside/captcha/port.ts'
import { simulateTracking } from './outside/tracking/simulate-tracking.ts'
import { captchaSimulator, simulateCaptcha } from './outside/captcha/simulate-captcha.ts'

/** What pages load of others, and what stands in for it in a demo, which calls nobody outside (safety 33). */
export interface Outsiders {
  readonly captcha: Captcha
  /** Answers what stands under `/_sim` on every host; none in a live start. */
  readonly simulator: ((request: Request) => Promise<Response | undefined>) | undefined
}

/** Takes the mode and the clock (UTC ms); returns the doors, with their simulators constructed in a demo alone. */
export function openOutsiders(mode: 'demo' | 'live', clock: () => number): Outsiders {
  if (mode === 'live') return { captcha: makeCaptcha(fetch), simulator: undefined }
  const captcha = simulateCaptcha(clock)
  const tracking = simulateTracking()
  const simulator = async (request: Request) => (await captcha(request)) ?? tracking(request)
  const asked: typeof fetch = async (input, init) =>
    (await simulator(new Request(input, init))) ?? new Response(null, { status: 404 })
  return { captcha: makeCaptcha(asked, captchaSimulator), simulator }
}
