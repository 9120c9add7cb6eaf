/** Takes the window; returns whether Apple Pay can be used in this browser: by its own word, never by the browser's name. */
export function hasApplePay(browser: object): boolean {
  try {
    const { ApplePaySession: session } = browser as { ApplePaySession?: { canMakePayments(): boolean } }
    return session?.canMakePayments() ?? false
  } catch {
    // Safari throws on pages without https
    return false
  }
}
