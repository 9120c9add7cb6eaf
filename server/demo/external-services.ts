import { makeCaptcha } from '../adapters/captcha/make-captcha.ts'
import type { Captcha } from '../adapters/captcha/port.ts'
import { captchaSimulator, simulateCaptcha } from '../adapters/captcha/simulate-captcha.ts'
import { dnsNames, localNames } from '../adapters/names/dns.ts'
import type { DnsResolver } from '../adapters/names/port.ts'
import { makeGivenUrlCaller, usualPorts } from '../adapters/webhooks/make-given-url-caller.ts'
import type { GivenUrlCaller } from '../adapters/webhooks/port.ts'
import { createFoodics } from '../adapters/pos/foodics/foodics.ts'
import type { PosSystem } from '../adapters/pos/port.ts'
import type { EInvoicing } from '../adapters/einvoicing/port.ts'
import type { EInvoicePlace } from '#domain/einvoicing/authority-answer.ts'
import { makeZatcaAuthority, zatcaPlaces, type Reach } from '../adapters/einvoicing/zatca/zatca-authority.ts'
import { zatcaWriter } from '../adapters/einvoicing/zatca/zatca-writer.ts'
import type { PushSender } from '../adapters/push/port.ts'
import { isSimulatedPush, simulatePush } from '../adapters/push/simulate-push.ts'
import { isPushService, makeWebPush } from '../adapters/push/web-push.ts'
import { simulateTracking } from '../adapters/tracking/simulate-tracking.ts'

/** What pages load of others, and what stands in for it in a demo, which calls nobody outside (safety 33). */
export interface ExternalServices {
  readonly captcha: Captcha
  readonly push: PushSender
  readonly names: DnsResolver
  /** Addresses that staff gave. */
  readonly given: GivenUrlCaller
  /** The till that restaurants connect. */
  readonly pos: PosSystem
  /** The tax authority, and how its documents are written. */
  readonly eInvoicing: EInvoicing
  /** Answers what stands under `/_sim` on every host; none in a live start. */
  readonly simulator: ((request: Request) => Promise<Response | undefined>) | undefined
}

/** What the environment says of the outside, beside the mode. */
export interface OutsideSettings {
  /** Who answers for what is sent: an https: address. */
  readonly subject?: string
  /** Ports of addresses that staff gave. */
  readonly ports?: readonly number[]
  /** Where units of e-invoicing are registered. */
  readonly eInvoicingPlace?: EInvoicePlace
}

/** The tax authority of Saudi Arabia at its three places, or wherever `reach` leads. */
export function openEInvoicing(
  place: EInvoicePlace,
  reach: (place: EInvoicePlace) => Reach = (one) => ({ url: zatcaPlaces[one] }),
): EInvoicing {
  return { place, writer: zatcaWriter, authority: (one) => makeZatcaAuthority(reach(one)) }
}

/** Takes the mode, the clock (UTC ms) and settings; returns the doors, with their simulators constructed in a demo alone. */
export function openExternalServices(
  mode: 'demo' | 'live',
  clock: () => number,
  { subject = 'https://localhost', ports = usualPorts, eInvoicingPlace = 'production' }: OutsideSettings = {},
): ExternalServices {
  if (mode === 'live')
    return {
      captcha: makeCaptcha(fetch),
      push: makeWebPush({ fetch, clock, subject }),
      names: dnsNames(),
      given: makeGivenUrlCaller({ ports }),
      pos: createFoodics(makeGivenUrlCaller({ ports })),
      eInvoicing: openEInvoicing(eInvoicingPlace),
      simulator: undefined,
    }
  const captcha = simulateCaptcha(clock)
  const push = simulatePush()
  const tracking = simulateTracking()
  // what reads XML for it is loaded where somebody connects a branch
  const opening = lazily(async () =>
    (await import('../adapters/einvoicing/zatca-simulator/zatca-simulator.ts')).zatcaInProcess(clock),
  )
  const zatca = async (url: string, init: RequestInit) => (await opening())(url, init)
  const simulator = async (request: Request) =>
    (await captcha(request)) ?? (await push(request)) ?? tracking(request)
  const asked = async (input: string | URL | Request, init?: RequestInit) =>
    (await simulator(new Request(input, init))) ?? new Response(null, { status: 404 })
  const allows = (endpoint: string) => isPushService(endpoint) || isSimulatedPush(endpoint)
  return {
    captcha: makeCaptcha(asked, captchaSimulator),
    // Apple refuses a subject on localhost, and the package says so at each message
    push: makeWebPush({ fetch: asked, clock, subject: 'mailto:demo@maidah.example', allows }),
    names: localNames(),
    given: makeGivenUrlCaller({ allowPrivate: true }),
    pos: createFoodics(makeGivenUrlCaller({ allowPrivate: true })),
    eInvoicing: openEInvoicing('sandbox', () => ({ url: 'http://zatca.test', fetch: zatca })),
    simulator,
  }
}

function lazily<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => (opened ??= open())
}
