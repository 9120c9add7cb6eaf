import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findVehicleBrand } from '#domain/ordering/vehicle-brand.ts'

const read = new Map<string, Promise<string>>()

/** Takes a brand's id; returns its logo as the icon package draws it, or undefined when there is none. Decision 0023. */
export async function findBrandLogo(id: string): Promise<string | undefined> {
  const brand = findVehicleBrand(id)
  if (!brand?.logo) return undefined
  const file =
    read.get(id) ?? readFile(fileURLToPath(import.meta.resolve(`simple-icons/icons/${id}.svg`)), 'utf8')
  read.set(id, file)
  return file
}
