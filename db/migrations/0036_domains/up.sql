-- Rules of one column that many tables share. PostgreSQL keeps the check of a domain parsed, and parses a table's check anew at
-- each execution: see db/README.md for when to use which.

-- Money that cannot be negative: a price, an amount paid.
create domain fen as bigint check (value >= 0);
-- Money that may go either way: a difference, a balance of the house.
create domain signed_fen as bigint;
-- A rate: 10,000 is the whole.
create domain basis_points as smallint check (value between 0 and 10000);
-- Where an order stands; the steps between the states are the orders module's (orderStates.ts).
create domain order_state as text check (
  value in ('awaitingPayment', 'awaitingGroup', 'awaitingDispatch', 'awaitingReceipt', 'completed', 'closed'));
-- What people read out on the telephone.
create domain order_no as text check (value ~ '^[0-9]{16}$');
-- Who did it: the shop is no one, and has no id.
create domain by_kind as text check (value in ('user', 'staff', 'shop'));
-- A word of the code that the database need not know: the kind of an order, of a cause, of a notice.
create domain kind_name as text check (value ~ '^[a-z][A-Za-z]{2,29}$');
-- A day in Shanghai, as businessDay() writes it.
create domain business_day as date;
