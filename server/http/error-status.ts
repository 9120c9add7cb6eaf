/**
 * Takes anything that was thrown; returns the status that it is answered with: its statusCode, its status, or that of its
 * response, in this order; 500 without one (spec 8). One that says nothing of a failure (2xx), or that would sign somebody
 * out (401), is 500: it is not this caller's.
 */
export function errorStatus(error: unknown): number {
  const { statusCode, status, response } = (error ?? {}) as {
    statusCode?: unknown
    status?: unknown
    response?: { status?: unknown }
  }
  const said = [statusCode, status, response?.status].find((one) => typeof one === 'number')
  return typeof said === 'number' && said >= 400 && said <= 599 && said !== 401 ? said : 500
}
