/** Takes the public settings of the group general; returns what pages of links and contact show of them. */
export function readGeneral(settings: readonly { key: string; value: unknown }[]) {
  const text = (key: string) => {
    const value = settings.find((one) => one.key === `general.${key}`)?.value
    return typeof value === 'string' ? value : ''
  }
  return {
    phone: text('phone'),
    email: text('email'),
    appStore: text('app_store_url'),
    playStore: text('play_store_url'),
  }
}
