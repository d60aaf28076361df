-- How many sockets somebody has open at an instance, where they are many. Unlogged: after a crash instances tell anew.
create unlogged table open_socket (
  -- user 0193…, network 203.0.113.7
  owner text not null,
  instance integer not null,
  open integer not null,
  primary key (owner, instance)
) with (fillfactor = 50);
