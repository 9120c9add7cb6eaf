import type { ColumnType, Generated } from 'kysely'

export type Time = ColumnType<Date, Date | string, Date | string>
export type TimeOrDefault = ColumnType<Date, Date | string | undefined, Date | string>
export type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type Json<T> = ColumnType<T, string, string>
export type JsonOrDefault<T> = ColumnType<T, string | undefined, string>
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
export type Default<T> = Generated<T>

/** Whether two types have the same values. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** Does not compile where one of them is false. */
export type AllSame<T extends Readonly<Record<keyof T, true>>> = T
