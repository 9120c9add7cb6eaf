/** Takes a street and the number of a house in it; returns both as the house is called, or '' where one is missing: a number alone names nothing. */
export function streetAddress(street: string | undefined, number: string | undefined): string {
  return street && number ? `${street} ${number}` : ''
}
