/** What was used of what is limited, by the hour: db/migrations/*_usage-counts.sql. */
export interface UsageTables {
  usage_counts: { tenant_id: string; kind: string; subject: string; hour: Date; count: number }
}
