-- additive
-- Who sells, as an invoice keeps it: written by every statement that issues one.
create function seller_of(t tenants, b branches) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name_ar', t.name_ar, 'name_en', t.name_en, 'address_ar', b.address_ar, 'address_en', b.address_en, 'country', t.country,
    'tax_number', case when b.enable_custom_tax and b.custom_tax_number <> '' then b.custom_tax_number else t.tax_number end,
    'tax_url', case when b.enable_custom_tax then b.custom_tax_url else '' end
  )
$$;
