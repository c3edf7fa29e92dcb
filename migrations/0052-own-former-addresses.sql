-- Whether the participant gave the former address, which nobody else is told then.
alter table former_addresses add column is_own_address boolean not null default false;
