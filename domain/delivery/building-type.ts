/** Spec 3 "Address": House, Villa, Office. */
export const buildingTypes = ['house', 'villa', 'office'] as const

export type BuildingType = (typeof buildingTypes)[number]
