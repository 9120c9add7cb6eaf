import { connectOwner } from './connect-owner.ts'
import { readColumns } from './read-columns.ts'
import { writeTableTypes, type ColumnTypes } from './write-table-types.ts'

/** Takes the owner's URL of a migrated database and what its catalog cannot say; returns the file of its tables' types. */
export async function readTableTypes(ownerUrl: string, known: ColumnTypes): Promise<string> {
  const owner = await connectOwner(ownerUrl, 'types')
  try {
    return writeTableTypes(await readColumns(owner), known)
  } finally {
    await owner.end()
  }
}
