/** Words of other countries’ classrooms with the NZ ones. Compiled for this project, version 2026-11-21. */
export const FOREIGN_TERMS = `
pre-K=kindy,_early_childhood_centre spring_break=term_break,_school_holidays
winter_break=term_break,_school_holidays summer_vacation=summer_holidays language_arts=English,_literacy
ELA=English,_literacy guidance_counselor=guidance_counsellor,_pastoral_lead hall_pass=leave_out
construction_paper=coloured_paper,_card Scotch_tape=sellotape,_tape thumbtack=drawing_pin
popsicle_stick=ice_block_stick popsicle=ice_block Groundhog_Day=leave_out faucet=tap sidewalk=footpath
crosswalk=pedestrian_crossing parking_lot=car_park gas_station=petrol_station,_service_station
windshield=windscreen license_plate=number_plate trash_can=rubbish_bin garbage_can=rubbish_bin dumpster=skip
diaper=nappy stroller=pushchair,_buggy pacifier=dummy cotton_candy=candy_floss ketchup=tomato_sauce
jello=jelly Jell-O=jelly sweater=jersey,_jumper band-aid=plaster drugstore=chemist,_pharmacy
zip_code=postcode mailman=postie mail_carrier=postie track_and_field=athletics cleats=boots,_sprigs
jump_rope=skipping_rope tic-tac-toe=noughts_and_crosses flashlight=torch restroom=toilets
bathroom_pass=toilets yard_sale=garage_sale zee=zed exclamation_point=exclamation_mark half-term=mid-term
teaching_assistant=teacher_aide sixth_form=Year_12–13 INSET_day=teacher-only_day
dinner_lady=leave_out school_dinners=leave_out lollipop_lady=road_patrol lollipop_man=road_patrol
swimming_costume=togs swimming_trunks=togs cossie=togs ice_lolly=ice_block lorry=truck
bank_holiday=public_holiday summer_term=Term_1,_2,_3_or_4 spring_term=Term_1,_2,_3_or_4
autumn_term=Term_1,_2,_3_or_4 thongs=jandals esky=chilly_bin doona=duvet bubbler=drinking_fountain
recess_and_little_lunch=morning_tea
`
