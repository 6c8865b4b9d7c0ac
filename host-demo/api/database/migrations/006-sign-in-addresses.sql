create table sign_in_address (
  key text primary key,
  expires_at timestamptz not null
);
