export type GatewayDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action'

/** What a money page may load of its gateway, by directive of the Content-Security-Policy (safety 25). */
export type GatewaySources = Readonly<Partial<Record<GatewayDirective, readonly string[]>>>

/** Takes the origin of a gateway's own page; returns what a money page needs to lead there. */
export function sourcesOfPage(origin: string): GatewaySources {
  return { 'form-action': [origin] }
}
