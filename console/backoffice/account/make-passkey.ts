import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** It was closed on the device, or the device has none: nothing failed. */
export class NoPasskey extends Error {}

/** Takes what the server asks, as JSON text; returns the passkey that the device made, as it travels. Throws NoPasskey when it was closed. */
export async function makePasskey(options: string): Promise<Record<string, unknown>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
  return { ...(await startRegistration({ optionsJSON }).catch(leave)) }
}

/** The same of signing in: the device's answer by one of its passkeys. */
export async function askPasskey(options: string): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
  return { ...(await startAuthentication({ optionsJSON }).catch(leave)) }
}

function leave(error: unknown): never {
  throw new NoPasskey(error instanceof Error ? error.message : 'no passkey')
}
