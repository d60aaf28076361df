-- What stands in a picture's place until it is there: its colours at the top, in the middle and at the bottom, three times `rrggbb`.
-- Empty: it can be seen through. Null: nobody has looked yet (the sweep of small pictures does).
alter table attachment add column tones text;
